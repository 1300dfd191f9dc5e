import { useEffect, useState, type ComponentType } from 'react';
import { lazyLater } from '../page/lazy-extra.tsx';

/**
 * A dialog that comes after the page. One that is opened before opens once it is there.
 * @param Place holds its place until then, where it must not be missed. @default nothing
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
): ComponentType<Props> {
  return lazyLater<Props>(async () => {
    const Dialog = await load();
    return function Opening(props: Props) {
      const [isHere, setHere] = useState(false);
      // Only what was seen to open gives the focus back.
      useEffect(() => setHere(true), []);
      return <Dialog {...props} isOpen={props.isOpen && isHere} />;
    };
  }, Place);
}
