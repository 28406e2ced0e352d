type Urls = Readonly<Record<'shell' | 'assets' | 'sandbox' | 'partner', string>>;

/** Addresses of the running stack, as the start of the tests left them in the environment. */
export function urls(): Urls {
  return { shell: read('SHELL'), assets: read('ASSET'), sandbox: read('SANDBOX'), partner: read('PARTNER') };
}

function read(name: string): string {
  const value = process.env[`TIFFIN_${name}_URL`];
  if (!value) throw new Error(`TIFFIN_${name}_URL is not set: the stack was not started`);
  return value;
}
