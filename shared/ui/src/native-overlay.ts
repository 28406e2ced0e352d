import { createDangerDialog } from './overlay/create-danger-dialog';
import { NativeConfirmDialog } from './overlay/native-confirm-dialog';

export { NativeConfirmDialog as ConfirmDialog };

/** Asks before something cannot be taken back. */
export const DangerDialog = createDangerDialog(NativeConfirmDialog);
