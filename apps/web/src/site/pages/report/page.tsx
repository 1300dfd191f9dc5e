import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { CONTACT } from '../../contact-facts.ts';
import { ContactChannels } from '../../contact-form/ContactChannels.tsx';
import { ContactForm } from '../../contact-form/ContactForm.tsx';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/report.ts';
import styles from '../../contact-form/contact-form.module.css';

export default function Report() {
  const page = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  const { danger } = page;
  return (
    <div className="rw-site-section">
      <h1 className="rw-site-headline">{page.headline}</h1>
      <p className="rw-site-lead">{page.lead}</p>
      <section className={styles.danger}>
        <div>
          <h2>{danger.heading}</h2>
          <ol>
            {danger.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <Button
          component="a"
          href={`tel:${CONTACT.emergency}`}
          color="red"
          size="lg"
          leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
        >
          {danger.call(CONTACT.emergency)}
        </Button>
      </section>
      <div className={styles.columns}>
        <section>
          <h2>{page.formHeading}</h2>
          <ContactForm words={page.form} topic="safety" />
        </section>
        <section>
          <h2>{page.form.reachUs}</h2>
          <ContactChannels words={page.form} />
          <div className={styles.links}>
            <a href={linkTo('/safety')} className="rw-site-more">
              {page.safety}
            </a>
          </div>
        </section>
      </div>
    </div>
  );
}
