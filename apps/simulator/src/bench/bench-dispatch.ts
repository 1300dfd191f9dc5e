import { benchLiveDispatch } from './bench-live-dispatch.ts';
import { benchMatching } from './bench-matching.ts';

/** Whom to send: how well and how soon a thousand requests are matched, and what of it riders and drivers see. */
export const benchDispatch = async () => [...(await benchMatching()), ...(await benchLiveDispatch())];
