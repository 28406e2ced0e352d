/** From here on this process can import TypeScript. Only after the installation. */
export async function withTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}
