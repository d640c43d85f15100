const HTTP_METHODS = { get: 'GET', post: 'POST', delete: 'DELETE' };

interface WebDriverError {
  error: string;
  message: string;
}

const isError = (value: unknown): value is WebDriverError =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

async function send<T>(method: keyof typeof HTTP_METHODS, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method: HTTP_METHODS[method],
    ...(method === 'post' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: T | WebDriverError };
  if (isError(value)) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}

/** One browser behind a WebDriver server: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  readonly browserVersion: string;
  readonly #address: string;

  private constructor(address: string, browserVersion: string) {
    this.#address = address;
    this.browserVersion = browserVersion;
  }

  static async create(server: string, capabilities: object): Promise<WebDriverSession> {
    const created = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'post',
      `${server}/session`,
      { capabilities: { alwaysMatch: capabilities } },
    );
    return new WebDriverSession(`${server}/session/${created.sessionId}`, created.capabilities.browserVersion);
  }

  get = <T>(command: string): Promise<T> => send('get', `${this.#address}/${command}`);

  post = <T>(command: string, body?: object): Promise<T> => send('post', `${this.#address}/${command}`, body);

  delete = <T>(command: string): Promise<T> => send('delete', `${this.#address}/${command}`);

  end = (): Promise<void> => send('delete', this.#address);
}
