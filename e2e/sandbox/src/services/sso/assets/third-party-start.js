// First half of Keycloak's check whether a framed page may keep cookies.
location.replace('step2.html');
