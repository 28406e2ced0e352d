export { deliveryLocations } from './delivery-locations';
export { useDeliveryLocation } from './use-delivery-location';
