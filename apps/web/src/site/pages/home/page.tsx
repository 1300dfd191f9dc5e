import './home.css';
import { Button } from '@mantine/core';
import { useLinkTo, usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/home.ts';
import { FeatureCards } from './FeatureCards.tsx';
import { LiveDemo } from './LiveDemo.tsx';
import { Voices } from './Voices.tsx';

export default function Home() {
  const { headline, lead, book, drive, how, figures, call } = usePageTexts<typeof texts>();
  const linkTo = useLinkTo();
  return (
    <>
      <section className="rw-site-section rw-home-hero">
        <div>
          <h1 className="rw-display">{headline}</h1>
          <p className="rw-home-lead">{lead}</p>
          <div className="rw-home-ways">
            <Button component="a" href="/signup?role=rider" size="lg">
              {book}
            </Button>
            <Button component="a" href="/driver-signup" size="lg" variant="default">
              {drive}
            </Button>
          </div>
        </div>
        <LiveDemo />
      </section>
      <FeatureCards />
      <section className="rw-site-section rw-home-how">
        <h2 className="rw-home-heading">{how.heading}</h2>
        <ol className="rw-home-steps">
          {how.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="rw-home-figures">
        <dl>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="rw-num">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Voices />
      <section className="rw-home-call">
        <div>
          <h2 className="rw-home-heading">{call.heading}</h2>
          <p>{call.text}</p>
          <div className="rw-home-ways">
            <Button component="a" href="/register" size="lg" className="rw-home-start">
              {call.start}
            </Button>
            <a href={linkTo('/download')} className="rw-home-install">
              {call.install}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}
