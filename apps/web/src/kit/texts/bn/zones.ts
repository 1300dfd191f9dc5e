/** What people call a time zone: “Asia/Dhaka” is বাংলাদেশ সময়. What is no zone's name stays. */
export function sayZone(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('bn-BD', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
      0,
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
