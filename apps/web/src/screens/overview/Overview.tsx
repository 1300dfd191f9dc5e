import './overview.css';
import { Page } from '../../shell/Page.tsx';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import { FollowOverview } from './FollowOverview.tsx';
import { NowRow } from './NowRow.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { WaitingDrivers } from './WaitingDrivers.tsx';

/** How the platform does: figures of all time, the city now, what just happened, and who waits for an admin. */
export function Overview() {
  const { reports } = useTexts();
  return (
    <Page title={reports.overview.title} actions={<LinkSign />}>
      <FollowOverview />
      <OverviewFigures />
      <NowRow />
      <div className="rw-overview-parts">
        <ActivityFeed />
        <WaitingDrivers />
      </div>
    </Page>
  );
}
