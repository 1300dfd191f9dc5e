import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard/goonline')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/dashboard/goonline"!</div>;
}
