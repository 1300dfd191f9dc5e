/** A text, or what makes one of its parts. */
export type Text = string | ((parts: never) => string);

/** A catalogue in another language: the same texts, of the same parts. */
export type SameTexts<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends (parts: infer Parts) => string ? (parts: Parts) => string : string;
};

/** A notification in words. */
export interface Told {
  title: string;
  message: string;
}

/** Notifications in another language: the same, of the same parts. */
export type SameTold<Texts extends Record<string, (parts: never) => Told>> = {
  [Key in keyof Texts]: (...parts: Parameters<Texts[Key]>) => Told;
};

type Made<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends (parts: infer Parts) => string ? [key: Key, parts: Parts] : never;
}[keyof Texts];
type Plain<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** A text's name and, where it is made of some, its parts. */
export type PartsOf<Texts> = [key: Plain<Texts>] | Made<Texts>;

/** The text of that name; undefined where the catalogue has none, as of a server that knows more. */
export function sayText(
  texts: Readonly<Record<string, Text>>,
  key: string,
  parts?: unknown,
): string | undefined {
  if (!Object.hasOwn(texts, key)) return undefined;
  const text = texts[key];
  return typeof text === 'function' ? text((parts ?? {}) as never) : text;
}
