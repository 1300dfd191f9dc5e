import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/contact.ts';
import { ContactChannels } from '../../contact-form/ContactChannels.tsx';
import { ContactForm } from '../../contact-form/ContactForm.tsx';
import styles from '../../contact-form/contact-form.module.css';

export default function Contact() {
  const page = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <div className="rw-site-section">
      <h1 className="rw-site-headline">{page.headline}</h1>
      <p className="rw-site-lead">{page.lead}</p>
      <div className={styles.columns}>
        <section>
          <h2>{page.formHeading}</h2>
          <ContactForm words={page.form} topic="general" />
        </section>
        <section>
          <h2>{page.form.reachUs}</h2>
          <ContactChannels words={page.form} />
          <div className={styles.links}>
            <a href={linkTo('/faq')} className="rw-site-more">
              {page.faq}
            </a>
            <a href={linkTo('/report')} className="rw-site-more">
              {page.report}
            </a>
          </div>
        </section>
      </div>
    </div>
  );
}
