export { NativeConfirmDialog as ConfirmDialog } from './overlay/native-confirm-dialog';
