import { lazy, Suspense, useState, type ComponentType, type JSX } from 'react';
import { loadExtra } from './load-extra.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * A part of a page that loads after it and that the page can do without. If its file can't be loaded, its placeholder
 * stays instead of an error in place of the page.
 * @param Place holds its place until then, with the same props. @default nothing
 */
export function lazyExtra<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  // React's own type would ask for more than props.
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

/** The same for a part that only opens on request. It takes no room, and is loaded before the press that opens it. */
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
 * The same for a part that may be shown long after the page, and must then appear without delay.
 * @returns the part, and the function that loads it once the page is idle
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
  // If this fails, it is loaded again when it is shown.
  return [Warm, () => void whenQuiet().then(keep).catch(Nothing)];
}

const Nothing = () => null;
