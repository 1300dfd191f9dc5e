import { lazy, Suspense, useState, type ComponentType, type JSX } from 'react';
import { loadExtra } from './load-extra.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * A piece that comes after what it stands beside, and that this can do without: while its file can't be loaded, what holds its
 * place stays, rather than an error in place of the page.
 * @param Place holds its place until then, with the same properties. @default nothing
 */
export function lazyExtra<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  // React's own type of it would ask for more than properties.
  const Piece = lazy(async () => ({
    default: await loadExtra(load),
  })) as unknown as ComponentType<Props>;
  return function Extra(props: Props): JSX.Element {
    return (
      <Suspense fallback={<Place {...props} />}>
        <Piece {...props} />
      </Suspense>
    );
  };
}

/** The same of what only opens when it is asked for: it is in nobody's way, and here before the press that opens it. */
export function lazyLater<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
): ComponentType<Props> {
  return lazyExtra(async () => {
    await whenQuiet();
    return load();
  }, Place);
}

/**
 * The same of what may be shown long after the page, and then without a moment in which it is not there.
 * @returns the piece, and what asks for it before it is shown: once the page is there and the browser has nothing to do
 */
export function lazyWarm<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
): [ComponentType<Props>, warm: () => void] {
  let here: ComponentType<Props> | undefined;
  const keep = async () => (here = await load());
  const Later = lazyExtra(keep, Place);
  function Warm(props: Props): JSX.Element {
    const [Piece] = useState<ComponentType<Props>>(() => here ?? Later);
    return <Piece {...props} />;
  }
  // What fails here is asked for again when it is shown.
  return [Warm, () => void whenQuiet().then(keep).catch(Nothing)];
}

const Nothing = () => null;
