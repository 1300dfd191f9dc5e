/** The first byte of an unfragmented text message (RFC 6455). */
const WHOLE_TEXT = 0x81;
/** The second byte has lengths up to 125; these values announce two or eight length bytes. */
const [TWO_BYTES, EIGHT_BYTES] = [126, 127] as const;

/** A server's WebSocket message, as sent over the line: written once, sent to any number of sockets. */
export function textFrame(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const head = bytes < TWO_BYTES ? 2 : bytes <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + bytes);
  frame[0] = WHOLE_TEXT;
  frame[1] = head === 2 ? bytes : head === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (head === 4) frame.writeUInt16BE(bytes, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(bytes), 2);
  frame.write(text, head);
  return frame;
}
