// Step 1 of Keycloak's third-party cookie check, which finds out whether a framed page may store cookies.
location.replace('step2.html');
