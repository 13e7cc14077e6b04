export function restCaller(url: string) {
  let token: string | null = null;

  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(url + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    return { status: response.status, json };
  }

  async function logIn(email: string, password: string): Promise<void> {
    const { json } = await call('POST', '/api/auth/connexion', {
      courriel: email,
      mot_de_passe: password,
    });
    token = String(json['access_token']);
  }

  return { call, logIn };
}
