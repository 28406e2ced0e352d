export { miniAppStub } from './stand-ins/mini-app-stub';
export { mockAndroidBridge } from './stand-ins/mock-android-bridge';
