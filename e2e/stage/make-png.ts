import { crc32, deflateSync } from 'node:zlib';

/**
 * A real picture of this size, half of it in each color.
 * @param remarkBytes the length of a text in it that no viewer shows
 */
export function makePng(
  width: number,
  height: number,
  [left, right]: [Color, Color] = [
    [7, 119, 113],
    [220, 246, 89],
  ],
  remarkBytes = 0,
): Buffer {
  const line = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x++) line.set(x < width / 2 ? left : right, 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of each of three colors; nothing else is special.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    ...(remarkBytes > 0 ? [chunk('tEXt', Buffer.alloc(remarkBytes, 'remark'))] : []),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Color = [red: number, green: number, blue: number];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
