let places = 0;
/** A fresh address. The server must trust its proxy, which startTestApi can be told to do. */
export const place = (): string => `2001:db8:1:${(++places).toString(16)}::1`;

/** The texts of the catalogues. */
interface Said {
  key: string;
  params?: object;
}

export interface Answer {
  status: number;
  text: string;
  data: unknown;
  error: { message: string; data: Said & { code: string; httpStatus: number; fields: Record<string, Said> } };
  setCookie: string | null;
  /** The cookie the browser would send from now on. */
  cookie: string | undefined;
}

/** One mutation as a browser sends it. */
export async function postAsBrowser(
  api: { url: string },
  path: string,
  input: unknown,
  from: string = place(),
  cookie?: string,
): Promise<Answer> {
  const response = await fetch(`${api.url}/trpc/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  const { result, error } = JSON.parse(text);
  const setCookie = response.headers.get('set-cookie');
  return {
    status: response.status,
    text,
    data: result?.data,
    error,
    setCookie,
    cookie: setCookie?.split(';', 1)[0],
  };
}
