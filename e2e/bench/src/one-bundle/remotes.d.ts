/** The five remotes as ordinary modules: the build resolves `tiffin-remotes` to the workspace. */
declare module 'tiffin-remotes/*' {
  export const remote: import('@tiffin/contracts').Remote;
}
