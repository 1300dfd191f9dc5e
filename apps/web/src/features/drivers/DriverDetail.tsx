import { Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { judgeDocuments } from '@ridewire/contracts';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { FollowAudit } from '../audit/FollowAudit.tsx';
import { usePeopleChanges } from '../people/people-live.ts';
import { FollowRides } from '../rides/FollowRides.tsx';
import { isUuid } from '../../kit/lists/read-search.ts';
import { UserAudit } from '../users/UserAudit.tsx';
import { UserRides } from '../users/UserRides.tsx';
import { DriverHead } from './DriverHead.tsx';
import { DriverRecord } from './DriverRecord.tsx';
import { OtherVehicles } from './OtherVehicles.tsx';
import { JudgeDocument } from './JudgeDocument.tsx';
import { useAuditTexts } from '../audit/texts.en.ts';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import { useDriversTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import documentsStyles from '../documents/documents.module.css';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { NoSuchItem } from '../../kit/page/NoSuchItem.tsx';
import { PageFrame } from '../../kit/page/PageFrame.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { Parts } from '../../kit/page/Parts.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { IfMay, useMay } from '../session/IfMay.tsx';

const route = getRouteApi('/_shell/dashboard/driver-management/$driverId');

/** One driver, as an admin judges them: who they are, how they work, their documents, rides and trail. Live. */
export function DriverDetail() {
  const drivers = useDriversTexts();
  const documents = useDocumentsTexts();
  const audit = useAuditTexts();
  const kit = useKitTexts();
  const { driverId } = route.useParams();
  usePeopleChanges();
  // A malformed id needs no request.
  const isId = isUuid(driverId);
  const driver = trpc.drivers.get.useQuery({ driverId }, { enabled: isId });
  const mayRead = useMay('documents:read');
  const papers = trpc.documents.list.useQuery({ driverId }, { enabled: isId && mayRead });
  // The address of the list as it was searched and filtered.
  const search = useRouterState({ select: ({ location }) => location.state.driverSearch ?? {} });
  const isUnknown = !isId || (driver.error && findErrorCode(driver.error) === 'DRIVER_NOT_FOUND');
  useDocumentTitle(`${driver.data?.name ?? documents.driver} · ${kit.productName}`);
  if (isUnknown) {
    return (
      <NoSuchItem
        line={documents.driverNotFound}
        back={
          <LinkButton to="/dashboard/driver-management" search={search}>
            {documents.backToDrivers}
          </LinkButton>
        }
      />
    );
  }
  const error = driver.error ?? papers.error;
  const { data } = papers;
  return (
    <PageFrame>
      <BackLink to="/dashboard/driver-management" search={search}>
        {documents.back}
      </BackLink>
      {driver.data ? (
        <DriverHead driver={driver.data} />
      ) : (
        <h1 tabIndex={-1}>
          <VisuallyHidden>{documents.driver}</VisuallyHidden>
          {!error && <Skeleton component="span" height={38} width={240} />}
        </h1>
      )}
      {error && (
        <LoadFailure
          sentence={(driver.error ? drivers : documents).loadFailed(errorSentence(error, kit.unreachable))}
          isTrying={driver.isFetching || papers.isFetching}
          onTry={() => void Promise.all([driver.refetch(), papers.refetch()])}
        />
      )}
      {/* Below the driver's head, whose height is not known before. */}
      {!driver.data && !error && <Waiting height={640} />}
      {driver.data && (
        <>
          <FollowRides />
          <FollowAudit />
          <DriverRecord driver={driver.data} />
          {mayRead && (
            <>
              <Title order={2} size="h4" id="driver-documents" mt="xl" mb="md">
                {documents.title}
              </Title>
              <ul className={documentsStyles.documents} aria-labelledby="driver-documents">
                {data &&
                  judgeDocuments(data.documents, data.today).map((of) => (
                    <JudgeDocument key={of.kind} driverId={driverId} of={of} today={data.today} />
                  ))}
              </ul>
              {!data && !error && <Waiting className={documentsStyles.documents} height={380} count={3} />}
              <OtherVehicles driverId={driverId} />
            </>
          )}
          <Parts mt={24}>
            <UserRides
              user={driver.data}
              beside={
                <TextLink size="sm" to="/dashboard/ride-management" search={{ q: driver.data.email }}>
                  {audit.allRides}
                </TextLink>
              }
            />
            <IfMay right="audit:read">
              <UserAudit user={driver.data} />
            </IfMay>
          </Parts>
        </>
      )}
    </PageFrame>
  );
}
