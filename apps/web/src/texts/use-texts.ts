import { createContext, useContext } from 'react';
import { english, type Texts } from './english.ts';

export const TextsContext = createContext<Texts>(english);

/** The texts of the language the person reads: `const { rider } = useTexts()`. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
