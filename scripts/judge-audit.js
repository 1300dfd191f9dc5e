const SERIOUS = ['high', 'critical'];

/**
 * Reads what `pnpm audit --json` wrote.
 * @param {string} written
 * @returns {{ sentences: string[], isSerious: boolean }}
 */
export function judgeAudit(written) {
  const found = readFound(written);
  if (!found)
    return {
      sentences: ['The registry can’t be asked for known weaknesses from here: nothing was checked.'],
      isSerious: false,
    };
  const sentences = found.map(({ severity, name, title, url }) => `${severity}: ${name}: ${title} (${url})`);
  return {
    sentences: found.length > 0 ? sentences : ['No known weakness in what the product ships.'],
    isSerious: found.some(({ severity }) => SERIOUS.includes(severity)),
  };
}

/**
 * Undefined for anything but a report.
 * @param {string} written
 * @returns {{ severity: string, name: string, title: string, url: string }[] | undefined}
 */
function readFound(written) {
  try {
    const { advisories } = JSON.parse(written);
    return Object.values(advisories).map(({ severity, module_name: name, title, url }) => ({
      ...{ severity, name, title, url },
    }));
  } catch {
    return undefined;
  }
}
