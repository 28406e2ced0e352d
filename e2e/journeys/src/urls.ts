type Urls = Readonly<Record<'shell' | 'assets' | 'sandbox' | 'partner' | 'signOn', string>>;

/** Returns the URLs of the running stack from the environment. */
export function urls(): Urls {
  const sandbox = read('SANDBOX');
  return {
    shell: read('SHELL'),
    assets: read('ASSET'),
    sandbox,
    partner: read('PARTNER'),
    signOn: process.env['TIFFIN_SSO_URL'] || `${sandbox}/auth`,
  };
}

function read(name: string): string {
  const value = process.env[`TIFFIN_${name}_URL`];
  if (!value) throw new Error(`TIFFIN_${name}_URL is not set: the stack was not started`);
  return value;
}
