import { expect, test } from 'vitest';
import { PDF } from '../testing/make-document.ts';
import { checkPdf } from './check-pdf.ts';

const text = PDF.toString('latin1');
const after = (more: string) => Buffer.from(text + more, 'latin1');
const within = (more: string) => Buffer.from(text.replace('trailer', `${more}\ntrailer`), 'latin1');

test('a plain PDF is one, also with blanks at its end', () => {
  expect(() => checkPdf(PDF)).not.toThrow();
  expect(() => checkPdf(after('\r\n \0'))).not.toThrow();
  // A name that only begins like an active one.
  expect(() => checkPdf(within('4 0 obj<</JSomething 1>>endobj'))).not.toThrow();
});

test.each<[string, Buffer]>([
  ['half of one', PDF.subarray(0, PDF.length / 2)],
  ['only its first bytes', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['words behind it', after('and more')],
  ['a page behind it', after('<script>alert(1)</script>')],
  ['a page at its beginning', Buffer.from(text.replace('\n', '\n<html><script>1</script>\n'), 'latin1')],
  ['an archive within', within(`stream PK\u0005\u0006${'\0'.repeat(18)} endstream`)],
  ['something before it', Buffer.concat([Buffer.from(' '), PDF])],
])('%s is refused', (_what, file) => {
  expect(() => checkPdf(file)).toThrow(expect.objectContaining({ code: 'NOT_A_DOCUMENT' }));
});

test.each(['/JavaScript 5 0 R', '/JS(app.alert(1))', '/Launch<<>>', '/EmbeddedFile', '/XFA[]'])(
  '%s is refused',
  (name) => {
    expect(() => checkPdf(within(`4 0 obj<<${name}>>endobj`))).toThrow(/scripts or other files/);
  },
);
