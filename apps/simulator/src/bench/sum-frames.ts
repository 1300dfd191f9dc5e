/** One event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: Record<string, unknown>;
}

/** Events that run script on a thread, or follow from it: garbage collection, compiling. */
const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'EventDispatch',
  'RunMicrotasks',
  'WebSocketReceive',
  'MinorGC',
  'MajorGC',
  'V8.GCScavenger',
  'BlinkGC.AtomicPhase',
]);
const LONG_TASK_MICROS = 50_000;

export interface FrameSums {
  /** Script in each frame, ms, for every measured frame. */
  frames: number[];
  /** Tasks longer than 50 ms of wall time, ms. */
  longTasks: number[];
  /** The thread's total work, ms. */
  busyMs: number;
  scriptMs: number;
}

interface Span {
  from: number;
  to: number;
  micros: number;
}

/**
 * Script time by frame. A frame lasts from one main-thread frame (FireAnimationFrame of the marker that requests each of
 * them) to the next. Nested script counts once.
 * @param clock 'thread' counts the time the thread ran, 'wall' also its waits for a processor
 */
export function sumFrames(events: readonly TraceEvent[], clock: 'thread' | 'wall'): FrameSums {
  const length = ({ dur = 0, tdur }: TraceEvent) => (clock === 'thread' ? (tdur ?? dur) : dur);
  const whole = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts);
  const spans: Span[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const event of whole) {
    if (!SCRIPT.has(event.name)) continue;
    const to = event.ts + (event.dur ?? 0);
    if (to <= reached) continue;
    reached = to;
    spans.push({ from: event.ts, to, micros: length(event) });
  }
  const starts = whole.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  // Several callbacks of one frame follow each other at once; a frame is at least 4 ms.
  const edges = starts.filter((ts, index) => index === 0 || ts - (starts[index - 1] as number) > 4_000);
  const frames = edges.slice(1).map(() => 0);
  let frame = 0;
  for (const { from, micros } of spans) {
    while (frame < frames.length && from >= (edges[frame + 1] as number)) frame += 1;
    if (frame < frames.length && from >= (edges[0] as number))
      frames[frame] = (frames[frame] ?? 0) + micros / 1_000;
  }
  const tasks = whole.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  return {
    frames,
    longTasks: tasks.filter(({ dur = 0 }) => dur > LONG_TASK_MICROS).map(({ dur = 0 }) => dur / 1_000),
    busyMs: tasks.reduce((sum, task) => sum + length(task), 0) / 1_000,
    scriptMs: spans.reduce((sum, { micros }) => sum + micros, 0) / 1_000,
  };
}
