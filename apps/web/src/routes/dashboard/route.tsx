import { createFileRoute } from '@tanstack/react-router';
import { requireMe } from '../../session/guards.ts';
import { Shell } from '../../shell/Shell.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireMe,
  component: Shell,
});
