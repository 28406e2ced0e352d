/** The five remotes as ordinary modules: the build resolves `tiffin-remotes` to the workspace. */
declare module 'tiffin-remotes/*' {
  import type { Remote } from '@tiffin/contracts';

  export const remote: Remote;
}
