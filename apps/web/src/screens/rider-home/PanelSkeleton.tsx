import { Alert, Skeleton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../texts/use-texts.ts';
import { PanelHeading } from './PanelHeading.tsx';

/** Until it is known whether there is a ride, in the sizes of the booking panel; or why that can't be known. */
export function PanelSkeleton({ failure }: { failure: string | null }) {
  const { rider } = useTexts();
  return (
    <>
      <PanelHeading isHidden>{rider.pageTitle}</PanelHeading>
      {failure && (
        <Alert color="red" role="alert" title={rider.loadFailed}>
          {failure}
        </Alert>
      )}
      <div className="rw-rider-skeleton rw-late" role="status">
        <VisuallyHidden>{rider.loading}</VisuallyHidden>
        <Skeleton height={26} width={120} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} mt="lg" />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </div>
    </>
  );
}
