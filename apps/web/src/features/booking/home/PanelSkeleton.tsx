import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { useRiderTexts } from '../texts.en.ts';

/** The booking panel's placeholder until it is known whether there is a ride; or why that is unknown. */
export function PanelSkeleton({ failure }: { failure: string | null }) {
  const rider = useRiderTexts();
  return (
    <>
      <PanelHeading isHidden>{rider.pageTitle}</PanelHeading>
      <Failure title={rider.loadFailed}>{failure}</Failure>
      <Stack className="rw-late" gap="sm" role="status">
        <VisuallyHidden>{rider.loading}</VisuallyHidden>
        <Skeleton height={26} width={120} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} mt="lg" />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </Stack>
    </>
  );
}
