import { Button } from '@mantine/core';
import { useInstallOffer } from '../../../install/use-install-offer.ts';
import type { ArticleTexts } from './article-texts.ts';

/** One press instead of the steps below, where the browser offers it. */
export function InstallButton({ texts }: { texts: NonNullable<ArticleTexts['install']> }) {
  const { state, take } = useInstallOffer();
  return (
    <>
      {state === 'offered' && (
        <Button size="md" variant="default" onClick={() => void take()}>
          {texts.label}
        </Button>
      )}
      <p role="status" className="rw-article-installed">
        {state === 'installed' && texts.done}
      </p>
    </>
  );
}
