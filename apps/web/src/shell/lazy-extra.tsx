import { lazy, Suspense, type ComponentType, type JSX } from 'react';

/** A second try after so long, in milliseconds. */
const PAUSE_MS = 2_000;

/**
 * A piece that comes after what it stands beside, and that this can do without: where its file can't be loaded, not even with
 * a second try, what holds its place stays, rather than an error in place of the page.
 * @param Place holds its place until then, with the same properties. @default nothing
 */
export function lazyExtra<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const again = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load);
  const find = (): Promise<ComponentType<Props>> =>
    load()
      .catch(again)
      .catch(() => Place);
  const Piece = lazy(async () => ({ default: await find() })) as unknown as ComponentType<Props>;
  return function Extra(props: Props): JSX.Element {
    return (
      <Suspense fallback={<Place {...props} />}>
        <Piece {...props} />
      </Suspense>
    );
  };
}

const Nothing = () => null;
