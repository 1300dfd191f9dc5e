import { useEffect, useState, type ComponentType } from 'react';
import { lazyLater } from '../page/lazy-extra.tsx';

/**
 * A dialog that loads after the page. If it is opened earlier, it opens once it is loaded.
 * @param Place holds its place until then. @default nothing
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
): ComponentType<Props> {
  return lazyLater<Props>(async () => {
    const Dialog = await load();
    return function Opening(props: Props) {
      const [isHere, setHere] = useState(false);
      // Only a dialog that was seen to open returns the focus.
      useEffect(() => setHere(true), []);
      return <Dialog {...props} isOpen={props.isOpen && isHere} />;
    };
  }, Place);
}
