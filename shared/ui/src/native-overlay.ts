import { createDangerDialog } from './overlay/create-danger-dialog';
import { NativeConfirmDialog } from './overlay/native-confirm-dialog';

export { NativeConfirmDialog as ConfirmDialog };

/** Renders a dialog that asks before an irreversible action. */
export const DangerDialog = createDangerDialog(NativeConfirmDialog);
