import { createContext, useContext } from 'react';
import { createFormat, type Format } from './create-format.ts';

export const FormatContext = createContext<Format>(createFormat());

/** The formats of the language the provider was given. */
export function useFormat(): Format {
  return useContext(FormatContext);
}
