export type Mp4Facts = {
  readonly seconds: number;
  readonly codecs: string[];
  /**
   * True when the index comes first, so that a browser plays the film while it is still loading.
   */
  readonly isStreamable: boolean;
};

type Box = {
  readonly type: string;
  readonly body: Buffer;
};

function boxesOf(data: Buffer): Box[] {
  const boxes: Box[] = [];
  let place = 0;
  while (place + 8 <= data.length) {
    const size = data.readUInt32BE(place);
    const type = data.toString('latin1', place + 4, place + 8);
    if (size < 8) throw new Error(`the box ${type} has no size`);
    boxes.push({ type, body: data.subarray(place + 8, place + size) });
    place += size;
  }
  return boxes;
}

function find(data: Buffer, [type, ...rest]: string[]): Buffer[] {
  const found = boxesOf(data).filter((box) => box.type === type);
  return rest.length === 0
    ? found.map(({ body }) => body)
    : found.flatMap(({ body }) => find(body, rest));
}

export function readMp4(data: Buffer): Mp4Facts {
  const order = boxesOf(data).map(({ type }) => type);
  const [header] = find(data, ['moov', 'mvhd']);
  if (!header) throw new Error('the file is not an MP4');
  const isLong = header.readUInt8(0) === 1;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const descriptions = find(data, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  return {
    seconds: duration / timescale,
    codecs: descriptions.flatMap((body) => boxesOf(body.subarray(8)).map(({ type }) => type)),
    isStreamable: order.indexOf('moov') < order.indexOf('mdat'),
  };
}
