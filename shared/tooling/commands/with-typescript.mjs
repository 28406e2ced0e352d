/** Enables this process to import TypeScript. Call it only after the installation. */
export async function withTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}
