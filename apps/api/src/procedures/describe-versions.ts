import { API_VERSIONS, type ApiVersion } from '@ridewire/contracts';
import { VERSION_NOTES } from './api-versions.ts';

export const VERSIONS_INTRODUCED =
  'An API key keeps the version that was the newest when the key was made. A call asks for another version with the header `Ridewire-Version`, and every answer to a key names its version there.';

const listed = (title: string, items: readonly string[]): string[] =>
  items.length > 0 ? [title, items.map((item) => `- ${item}`).join('\n')] : [];

function describeVersion(version: ApiVersion, heading: string): string[] {
  const { changed, added } = VERSION_NOTES[version];
  const differs = changed.map(({ said }) => said);
  return [
    `${heading} ${version}`,
    ...listed('Changed:', differs),
    ...listed('Added, for every version:', added),
  ];
}

/** What came with each version, newest first, as Markdown. @param heading its mark, such as `##` */
export const describeVersions = (heading: string): string =>
  API_VERSIONS.flatMap((version) => describeVersion(version, heading)).join('\n\n');
