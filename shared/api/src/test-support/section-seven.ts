/**
 * The calls of specification 7, typed out by hand: name, method, path, `?` names of the query, `:` names of the body.
 * Where the specification leaves a body open, the names are those of the entity that is sent.
 */
const tables = {
  main: `
    getUser GET /v1/user
    getCookies GET /_COOKIES
    getBrands GET /v1/brands ?externalId
    getMerchant GET /v1/merchants ?externalId,brandExternalId,id,cartCheckoutCode
    getMerchantPreview GET /v1/merchantpreview ?merchantPreviewId,countryCode
    getMerchantDeliveryInfo GET /merchants/{id}/delivery-info
    getMenus GET /v1/menus ?merchantExternalId,excludeChoices,includeChoicesForItemId,debug,menuDraftId
    getMenu GET /v1/menu/{id} ?excludeChoices,dateTime,debug,menuDraftId
    getItemChoices GET /v1/menu/{menuId}/items/{itemId}/choices
    getCart GET /v1/cart/{merchantId}
    getCartDeliveryInfo GET /cart/{merchantId}/delivery-info
    patchCart PATCH /v1/cart/{merchantId} :note,includeCutlery,includeCredit,removeConflictingPerks,room,table
    addCartItem POST /v1/cart/{merchantId}/item :menuItemId,quantity,cartItemOptions,note,perkSelected,removeConflictingPerks,addMenuItemSource,cartChecksum
    updateCartItem PUT /v1/cart/{merchantId}/item/{cartItemId} :menuItemId,quantity,cartItemOptions,note,perkSelected,removeConflictingPerks,addMenuItemSource,cartChecksum
    removeCartItem DELETE /v1/cart/{merchantId}/item/{item}
    putCartConfig PUT /v1/cart/{merchantId}/config :selectedTipOptionId,customTipAmountMicro
    putCartFulfillment PUT /v1/cart/{merchantId}/fulfillment :fulfillmentType,userDeliveryAddressDetail,userDeliveryAddressId
    putCartCheckoutCode PUT /v1/cart/{merchantId}/checkout-code :checkoutCodeToAdd
    putCartScheduledForTime PUT /v1/cart/{merchantId}/scheduled-for-time :scheduledForTime
    getIncentive GET /v1/incentive
    getCartIncentives GET /v1/cart/{merchantId}/incentives
    patchCartIncentives PATCH /v1/cart/{merchantId}/incentives :incentives,cartCheckoutCode
    claimCart POST /v1/users/current/cart/{merchantId} ?sourceType
    placeOrder POST /v1/order :merchantId,cartChecksum,paymentMethod,challengeAnswer,oneTimePassword,subscribedToMerchantMarketingEmails,guestProfile,externalId
    placeGuestOrder POST /v1/guest-order :merchantId,cartChecksum,paymentMethod,challengeAnswer,oneTimePassword,guestProfile
    getOrder GET /v1/order/{id}
    cancelOrder PATCH /v1/order/{id}/cancel
    continueOrder PATCH /v1/order/{id}/continue
    getOrderByToken GET /v1/order/token/{token}
    cancelOrderByToken PATCH /v1/order/token/{token}/cancel
    continueOrderByToken PATCH /v1/order/token/{token}/continue
    getGuestOrder GET /v1/guest-order/{id}
    cancelGuestOrder POST /v1/guest-order/cancel/{id}
    getDeliveryStatus GET /v1/delivery-status ?orderIdentifier,orderIdentifierType
    getDeliveryAddresses GET /delivery-addresses
    addDeliveryAddress POST /delivery-addresses :address
    removeDeliveryAddress DELETE /delivery-addresses/{id}
    getPaymentMethods GET /payment/method ?paymentProcessor
    addPaymentMethod POST /payment/method :setupIntentId
    removePaymentMethod DELETE /payment/method ?paymentMethodId
    createSetupIntent POST /payment/setup-intent
    getPromoCode GET /promo-codes/{code}
    getReorder GET /v1/reorder ?latitude,longitude
    getMerchantReorder GET /v1/reorder/{merchantId}`,
  userGateway: `
    previewPointsRedemption GET /consumer-user/{externalUserId}/balances/redeem-points-preview ?pointsToRedeem,currency
    redeemPoints POST /consumer-user/{externalUserId}/balances/redeem-points ?pointsToRedeem,currency`,
  fulfillment: `
    createFulfillment POST /fulfillments :merchantId,fulfillmentType,deliveryAddressId,deliveryDetails,orderByTime,scheduledForTime
    findFulfillments GET /fulfillments ?merchantIds,basketIds,orderIds,orderTokens,fulfillmentStateFilter,guestStatus
    getFulfillment GET /fulfillments/{id} ?includeOrderId
    getFulfillmentStatus GET /fulfillments/{id}/status
    deleteFulfillment DELETE /fulfillments/{id}
    joinFulfillment POST /fulfillments/{id}/guests :status,firstName,inviteLinkId
    removeGuest DELETE /fulfillments/{id}/guests/{externalUserId}
    leaveFulfillment POST /fulfillments/{id}/guests/leave
    updateFulfillment PATCH /fulfillments/{id} ?withValidation :fulfillmentType,guestMax,orderByTime,scheduledForTime,deliveryDetails,deliveryAddressId,tip,paymentSplit,fixedAmountMicro,sharedCosts,shareMode,showGuestItems,ownerPaymentOptions,countInAtDeadline,autoOrder,settingsRevision
    getFulfillmentValidation GET /fulfillments/{id}/validation
    getFulfillmentTimeSlots GET /fulfillments/{id}/scheduled-time-slots
    getFulfillmentTipOptions GET /fulfillments/{id}/tip-options
    getFulfillmentTypeOptions GET /fulfillments/{id}/fulfillment-type-options
    confirmFulfillment POST /fulfillments/{id}/confirm :checksum,paymentMethod,fundingSourceId,paymentChallengeAnswer,subdomain,coveredGuestIds
    createInvite POST /fulfillments/{id}/create-invite ?isRenewed`,
  invite: `
    getInvite GET /invites/{linkId}`,
  gateway: `
    getWorkspace GET /workspaces/{workspaceId}
    getNearbyMerchants GET /merchants/nearby ?latitude,longitude,maxDistance,isOpenNow,isAvailableNow,hasDelivery,hasPickup,hasDineIn,hasGroupOrdering,isTopMerchant,notInCatalog,limit,nextPageToken,query,externalUserId
    getCatalogMerchants GET /merchants/catalog ?catalogId,isOpenNow,isAvailableNow,hasDelivery,hasPickup,hasDineIn,limit,nextPageToken,latitude,longitude,query
    getCatalog GET /catalogs/{catalogId}
    getNearbyCategories GET /categories/nearby ?latitude,longitude,limit,maxDistance
    getActiveOrders GET /orders/active ?maxMinutesAfterComplete
    getPaymentGroups GET /payments/groups ?paymentProviders
    verifyWorkspaceEmail POST /workspaces/verify-email :emailCode,promoCode
    searchTeams GET /teams/search ?name,limit
    getTeam GET /teams/{teamId}
    joinTeam POST /teams/{teamId}/join :locationId,floorId
    leaveTeam POST /teams/{teamId}/leave
    addTeamLocation POST /teams/{teamId}/locations :googlePlaceId,workEmail
    sendEmailVerification POST /teams/email-verification/send :source,email,promoCode,teamId
    checkEmailVerification POST /teams/email-verification/status-check :workEmail
    createTeam POST /teams :teamDetails,locations,userSettings`,
} as const;

export type SpecifiedCall = {
  readonly service: keyof typeof tables;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: readonly string[];
};

/** Calls for which section 7 has no name, by service. */
const added: Readonly<Partial<Record<keyof typeof tables, string>>> = {
  main: `
    getOrderRating GET /v1/order-rating ?orderIdentifier,orderIdentifierType
    rateOrder PUT /v1/order-rating ?orderIdentifier,orderIdentifierType :stars,note
    emailReceipt POST /v1/order-receipt ?orderIdentifier,orderIdentifierType
    getOrderNewsKey GET /v1/order-news
    subscribeToOrderNews PUT /v1/order-news ?orderIdentifier,orderIdentifierType :endpoint,keys
    moveOrderNews PUT /v1/order-news/{subscriptionId} :endpoint,keys
    endOrderNews DELETE /v1/order-news/{subscriptionId}`,
  fulfillment: `
    addColleague POST /fulfillments/{id}/guests/colleagues :firstName
    giveItem POST /fulfillments/{id}/guests/{externalUserId}/items :cartItemId
    setCoHost PUT /fulfillments/{id}/guests/{externalUserId}/co-host :isCoHost
    settleGuest PUT /fulfillments/{id}/guests/{externalUserId}/settlement :isSettled
    removeGuestItem DELETE /fulfillments/{id}/guests/{externalUserId}/items/{cartItemId}
    watchFulfillment GET /fulfillments/{id}/events ?lastEventId
    nudgeGuests POST /fulfillments/{id}/nudges :externalUserIds
    askForMoreTime POST /fulfillments/{id}/guests/more-time
    leaveWithItems POST /fulfillments/{id}/guests/leave-with-items
    setReminderEmail PUT /fulfillments/{id}/guests/reminder-email :email
    countGuestIn POST /fulfillments/{id}/guests/{externalUserId}/count-in
    payGuestPart POST /fulfillments/{id}/guests/payment :agreedMicro,paymentMethod,paymentChallengeAnswer,receiptEmail`,
  invite: `
    getInviteCard GET /invites/{linkId}/card`,
  gateway: `
    getOrderHistory GET /orders/history ?limit,nextPageToken,query
    getTeamPeople GET /teams/{teamId}/people
    makeTeamAdmin PUT /teams/{teamId}/admins/{externalUserId}
    removeTeamAdmin DELETE /teams/{teamId}/admins/{externalUserId}
    renameTeamLocation PATCH /teams/{teamId}/locations/{locationId} :displayName
    removeTeamLocation DELETE /teams/{teamId}/locations/{locationId} ?moveTo`,
};

/** The calls of one service. */
export function specifiedCalls(service: keyof typeof tables): readonly SpecifiedCall[] {
  return readTable(service, tables[service]);
}

/** The calls of one service that the product has beyond section 7. */
export function addedCalls(service: keyof typeof tables): readonly SpecifiedCall[] {
  return readTable(service, added[service] ?? '');
}

function readTable(service: keyof typeof tables, table: string): readonly SpecifiedCall[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', method = '', path = '', ...more] = line.trim().split(' ');
      const names = (mark: string) =>
        more.flatMap((part) => (part.startsWith(mark) ? part.slice(1).split(',') : [])).sort();
      return { service, name, method, path, query: names('?'), body: names(':') };
    });
}
