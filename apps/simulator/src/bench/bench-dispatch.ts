import { benchLiveDispatch } from './bench-live-dispatch.ts';
import { benchMatching } from './bench-matching.ts';

/** Dispatch: how well and how fast a thousand requests are matched, and what riders and drivers notice of it. */
export const benchDispatch = async () => [...(await benchMatching()), ...(await benchLiveDispatch())];
